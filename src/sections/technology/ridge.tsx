import { m } from 'framer-motion';
import type { CSSProperties } from 'react';
import type { RevealState } from '../../components/ui/motion/use-reveal';
import { ridgeBox, ridgeIds, ridgeLine, ridgeCrestX, ridgeLineTransforms } from './ridge-path';

/** The SVG definitions that all ridges of a page share. */
export const RidgeDefinitions = () => (
  <svg aria-hidden className="ridge-definitions">
    <defs>
      <path id={ridgeIds.line} d={ridgeLine} vectorEffect="non-scaling-stroke" />
      <linearGradient id={ridgeIds.body} x2="0" y2="1">
        <stop stopColor="var(--color-face)" />
        <stop offset=".6" stopOpacity=".9" stopColor="var(--color-deep)" />
        <stop offset="1" stopOpacity="0" stopColor="var(--color-abyss)" />
      </linearGradient>
      <linearGradient id={ridgeIds.light} gradientUnits="userSpaceOnUse" x1="-600" x2="100" y2="0">
        <stop stopOpacity=".8" stopColor="var(--color-current)" />
        <stop offset=".55" stopColor="var(--color-aqua)" />
        <stop offset=".82" stopColor="var(--color-crest)" />
        <stop offset=".86" stopColor="var(--color-foam)" />
        <stop offset=".89" stopColor="var(--color-edge)" />
        <stop offset="1" stopOpacity=".7" stopColor="var(--color-current)" />
      </linearGradient>
    </defs>
  </svg>
);

/**
 * Crests that start to move per second. Dividing by it gives delays with one decimal, unlike
 * multiples of 0.1.
 */
const startsPerSecond = 10;

interface RidgeProps {
  percent: number;
  /** Position in the list, from 0; later crests start later. */
  index: number;
  /**
   * Undefined in the initial viewport, where the crest moves as the page loads (`technology.css`).
   */
  state: RevealState | undefined;
}

/** A crest at its percentage of the line, where it moves from 0. Needs `RidgeDefinitions`. */
export const Ridge = ({ percent, index, state }: RidgeProps) => {
  const crestX = ridgeCrestX(percent);
  const delay = index / startsPerSecond;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${ridgeBox.width} ${ridgeBox.height}`}
      preserveAspectRatio="none"
      className="ridge"
    >
      <g transform={`translate(${crestX})`}>
        <m.g
          initial={false}
          animate={state}
          variants={{
            shown: { opacity: 1, x: 0 },
            hidden: { opacity: 0, x: -crestX, transition: { duration: 0 } },
          }}
          transition={{ duration: 1, ease: [0.16, 1, 0.3, 1], delay }}
          className="ridge-crest"
          style={{ '--travel': `${-crestX}px`, animationDelay: `${delay}s` } as CSSProperties}
          stroke={`url(#${ridgeIds.light})`}
        >
          {ridgeLineTransforms.map((transform, row) => (
            <use
              key={transform}
              href={`#${ridgeIds.line}`}
              transform={transform}
              fill={row === 0 ? `url(#${ridgeIds.body})` : 'none'}
              strokeWidth={row === 0 ? 2 : 1}
              strokeOpacity={1 - row * 0.15}
            />
          ))}
        </m.g>
      </g>
    </svg>
  );
};
