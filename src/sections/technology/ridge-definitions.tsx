import { ridgeIds, ridgeLine } from './ridge-path';

/** What all ridges of a page are drawn from; it stands on the page once. */
export const RidgeDefinitions = () => (
  <svg aria-hidden className="absolute size-0">
    <defs>
      <path id={ridgeIds.line} d={ridgeLine} vectorEffect="non-scaling-stroke" />
      <linearGradient id={ridgeIds.body} x2="0" y2="1">
        <stop className="[stop-color:var(--color-face)]" />
        <stop offset=".6" stopOpacity=".9" className="[stop-color:var(--color-deep)]" />
        <stop offset="1" stopOpacity="0" className="[stop-color:var(--color-abyss)]" />
      </linearGradient>
      {/* Brightest at the lip, and darker at once on the face that the light does not reach. */}
      <linearGradient id={ridgeIds.light} gradientUnits="userSpaceOnUse" x1="-600" x2="100" y2="0">
        <stop stopOpacity=".8" className="[stop-color:var(--color-current)]" />
        <stop offset=".55" className="[stop-color:var(--color-aqua)]" />
        <stop offset=".82" className="[stop-color:var(--color-crest)]" />
        <stop offset=".86" className="[stop-color:var(--color-foam)]" />
        <stop offset=".89" className="[stop-color:var(--color-edge)]" />
        <stop offset="1" stopOpacity=".7" className="[stop-color:var(--color-current)]" />
      </linearGradient>
    </defs>
  </svg>
);
