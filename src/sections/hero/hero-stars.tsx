import type { CSSProperties } from 'react';
import { createStars, type Star } from './create-stars';

/** A seed that spreads the stars well. */
const stars = createStars(8, 50);

const drawings = {
  dot: <circle r="1" />,
  spark: <path d="M0-1Q.15-.15 1 0Q.15.15 0 1Q-.15.15-1 0Q-.15-.15 0-1Z" />,
};

const starStyle = (star: Star): CSSProperties & Record<`--star-${string}`, string | number> => ({
  '--star-x': `${star.x}%`,
  '--star-y': `${star.y}%`,
  '--star-narrow-x': `${star.narrowX}%`,
  '--star-narrow-y': star.narrowY < 0 ? `calc(100% - ${-star.narrowY}px)` : `${star.narrowY}px`,
  '--star-opacity': star.opacity,
  '--star-delay': `${star.delay}s`,
});

/** `hero.css` positions the stars and lets each twinkle once. */
export const HeroStars = () => (
  <div aria-hidden className="hero-stars">
    {stars.map((star, index) => (
      <svg
        key={index}
        data-star={star.kind}
        viewBox="-1 -1 2 2"
        width={star.size}
        className="hero-star"
        style={starStyle(star)}
      >
        {drawings[star.kind]}
      </svg>
    ))}
  </div>
);
