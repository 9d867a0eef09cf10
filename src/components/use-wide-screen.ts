import { useEffect } from 'react';

/** The breakpoint `lg` of `src/styles/global.css`, from which the header shows its own navigation unless letters are set larger. */
const wideScreen = '(min-width: 77.5625rem)';

/**
 * Tells when the viewport grows so wide that the menu is not needed any more.
 *
 * @param onWide What happens then; the same function on every render.
 */
export const useWideScreen = (onWide: () => void): void => {
  useEffect(() => {
    const wide = window.matchMedia(wideScreen);
    const listen = () => {
      if (wide.matches) onWide();
    };
    wide.addEventListener('change', listen);
    return () => wide.removeEventListener('change', listen);
  }, [onWide]);
};
