import { m } from 'framer-motion';
import type { RevealState } from '../../components/ui/use-reveal';
import { ridgeBox, ridgeIds, ridgeLip, ridgeNesting } from './ridge-path';

interface RidgeProps {
  percent: number;
  state: RevealState;
  /** Seconds until the crest starts to travel. */
  delay: number;
}

/** A crest that stands at its percentage of the line; it travels there from 0 when it is revealed. Needs `RidgeDefinitions`. */
export const Ridge = ({ percent, state, delay }: RidgeProps) => {
  const lip = ridgeLip(percent);
  const travel = {
    // At 0 half of the crest would stand beyond the line, so it comes into sight on its way.
    waiting: { x: -lip, opacity: 0, transition: { duration: 0 } },
    shown: { x: 0, transition: { duration: 1, delay, ease: [0.16, 1, 0.3, 1] as const } },
  };

  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${ridgeBox.width} ${ridgeBox.height}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      <g transform={`translate(${lip})`}>
        <m.g initial={false} animate={state} variants={travel} stroke={`url(#${ridgeIds.light})`}>
          {ridgeNesting.map((nesting, row) => (
            <use
              key={nesting}
              href={`#${ridgeIds.line}`}
              transform={nesting}
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
