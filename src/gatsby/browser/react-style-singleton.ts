import { useEffect } from 'react';

/**
 * Stands in for the package of this name, with which Radix keeps the page from scrolling behind a dialog. The package writes a style
 * element, and its text depends on the width of the scroll bar, so no hash in the policy for content could allow it. A style sheet that
 * a script makes needs no permission.
 *
 * @returns A component; the styles of its first instance hold until the last one is gone.
 */
export const styleSingleton = () => {
  let instances = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    instances += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };

  const remove = () => {
    instances -= 1;
    if (instances > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  };

  return ({ styles, dynamic }: { styles: string; dynamic?: boolean }): null => {
    useEffect(() => {
      add(styles);
      return remove;
      // The package leaves styles as they were, unless they are said to change.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [dynamic && styles]);
    return null;
  };
};
