import { useId } from 'react';

/** Heights of the lines, as shares of the upper one. */
const heights = Array.from({ length: 14 }, (_, index) => Math.round(0.9 ** index * 1_000) / 1_000);

interface CaseSwellProps {
  /** Path data of the upper line, in a box of 1440 by 420 units. */
  line: string;
  className?: string;
}

/**
 * A wave in stacked lines, filled below the upper one; the lines run past both sides of the box.
 */
export const CaseSwell = ({ line, className }: CaseSwellProps) => {
  const id = useId();

  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 420"
      preserveAspectRatio="none"
      fill="none"
      overflow="visible"
      className={className}
    >
      <defs>
        <path id={`${id}-line`} d={line} vectorEffect="non-scaling-stroke" />
        <linearGradient id={`${id}-water`} x2="0" y2="1">
          <stop stopColor="var(--color-face)" />
          <stop offset=".7" stopColor="var(--color-navy)" />
          <stop offset="1" stopColor="var(--color-ink)" />
        </linearGradient>
        <linearGradient id={`${id}-light`} gradientUnits="userSpaceOnUse" y1="20" x2="0" y2="420">
          <stop stopColor="var(--color-foam)" />
          <stop offset=".3" stopColor="var(--color-aqua)" />
          <stop offset=".66" stopColor="var(--color-current)" />
          <stop offset="1" stopOpacity=".5" stopColor="var(--color-line)" />
        </linearGradient>
      </defs>
      <path d={`${line}V428H-2880Z`} fill={`url(#${id}-water)`} />
      {heights.map((height, index) => (
        <use
          key={height}
          href={`#${id}-line`}
          transform={`matrix(1 0 0 ${height} 0 ${Math.round(420 * (1 - height))})`}
          stroke={`url(#${id}-light)`}
          strokeWidth={index === 0 ? 2 : 1}
          strokeOpacity={1 - index * 0.06}
        />
      ))}
    </svg>
  );
};
