import { clsx } from 'clsx';

/** Positions in percent of the sky, radius in pixels, and brightness. */
type Star = readonly [x: number, y: number, radius: number, opacity: number];

const dots: readonly Star[] = [
  [4, 62, 0.8, 0.6],
  [11, 20, 1.1, 0.7],
  [19, 78, 0.7, 0.5],
  [27, 38, 1.2, 0.85],
  [34, 8, 0.8, 0.55],
  [41, 66, 1, 0.7],
  [48, 30, 0.7, 0.6],
  [58, 84, 0.9, 0.55],
  [64, 12, 1.2, 0.8],
  [71, 60, 0.8, 0.6],
  [79, 26, 1, 0.75],
  [84, 88, 1.3, 0.6],
  [92, 48, 0.8, 0.7],
  [97, 10, 1.1, 0.6],
];

const sparks: readonly Star[] = [
  [93, 76, 7, 0.85],
  [22, 52, 9, 0.6],
  [53, 56, 8, 0.75],
  [75, 34, 10, 0.6],
];

/** A spark of radius 1. */
const sparkPath = 'M0-1Q.15-.15 1 0Q.15.15 0 1Q-.15.15-1 0Q-.15-.15 0-1Z';

interface PageStarsProps {
  sparkCount?: number;
  className: string;
}

/** Stars all over their frame, spread by its shape; narrow frames stay empty. A page with them imports `page-stars.css`. */
export const PageStars = ({ sparkCount = sparks.length, className }: PageStarsProps) => (
  <div aria-hidden className={clsx('@container pointer-events-none', className)}>
    <svg className="stars">
      {dots.map(([x, y, radius, opacity]) => (
        <circle key={x} cx={`${x}%`} cy={`${y}%`} r={radius} opacity={opacity} />
      ))}
      {sparks.slice(0, sparkCount).map(([x, y, radius, opacity]) => (
        <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible">
          <path d={sparkPath} transform={`scale(${radius})`} opacity={opacity} />
        </svg>
      ))}
    </svg>
  </div>
);

/** The sky between the header and the top of a page. */
export const StarStrip = () => <PageStars sparkCount={1} className="star-strip" />;
