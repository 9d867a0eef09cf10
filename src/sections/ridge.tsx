import { m } from 'framer-motion';
import { useId } from 'react';
import type { RevealState } from '../components/use-reveal';
import { ridgeBox, ridgePath } from './ridge-path';

interface RidgeProps {
  percent: number;
  state: RevealState;
  /** Seconds until the crest starts to travel. */
  delay: number;
}

/** A crest that stands at its percentage of the line; it travels there from 0 when it is revealed. */
export const Ridge = ({ percent, state, delay }: RidgeProps) => {
  const id = useId();
  const { lip, lines } = ridgePath(percent);
  const travel = {
    waiting: { x: -lip, transition: { duration: 0 } },
    shown: { x: 0, transition: { duration: 1, delay, ease: [0.16, 1, 0.3, 1] as const } },
  };

  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${ridgeBox.width} ${ridgeBox.height}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      <defs>
        <linearGradient id={`${id}-body`} x2="0" y2="1">
          <stop className="[stop-color:var(--color-face)]" />
          <stop offset=".6" stopOpacity=".9" className="[stop-color:var(--color-deep)]" />
          <stop offset="1" stopOpacity="0" className="[stop-color:var(--color-abyss)]" />
        </linearGradient>
        {/* Brightest at the lip, and darker at once on the face that the light does not reach. */}
        <linearGradient
          id={`${id}-light`}
          gradientUnits="userSpaceOnUse"
          x1={lip - 600}
          x2={lip + 100}
          y2="0"
        >
          <stop stopOpacity=".8" className="[stop-color:var(--color-current)]" />
          <stop offset=".55" className="[stop-color:var(--color-aqua)]" />
          <stop offset=".82" className="[stop-color:var(--color-crest)]" />
          <stop offset=".86" className="[stop-color:var(--color-foam)]" />
          <stop offset=".89" className="[stop-color:var(--color-edge)]" />
          <stop offset="1" stopOpacity=".7" className="[stop-color:var(--color-current)]" />
        </linearGradient>
      </defs>
      <m.g initial={false} animate={state} variants={travel} stroke={`url(#${id}-light)`}>
        {lines.map((line, row) => (
          <path
            key={row}
            d={line}
            fill={row === 0 ? `url(#${id}-body)` : 'none'}
            strokeWidth={row === 0 ? 2 : 1}
            strokeOpacity={1 - row * 0.15}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </m.g>
    </svg>
  );
};
