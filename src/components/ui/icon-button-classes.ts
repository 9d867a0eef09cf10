/** Classes of a button that shows an icon and nothing else. */
export const iconButtonClasses =
  'inline-flex size-12 shrink-0 cursor-pointer items-center justify-center break-small border border-line text-foam forced-colors:bg-[Canvas] hover:border-aqua hover:text-crest';
