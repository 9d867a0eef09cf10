/** Look of inputs, selects and text areas. */
export const controlClasses =
  'block min-h-13.5 w-full rounded-none rounded-t-[14px] border-b-[1.5px] border-edge bg-tide/45 px-4 text-body text-foam placeholder:text-haze hover:border-aqua focus-visible:border-aqua focus-visible:shadow-[inset_0_-2px_0_var(--color-aqua),0_0_0_3px_var(--color-ink)] aria-invalid:border-flare aria-invalid:shadow-[inset_0_-1.5px_0_var(--color-flare)] aria-invalid:focus-visible:shadow-[inset_0_-1.5px_0_var(--color-flare),0_0_0_3px_var(--color-ink)]';
