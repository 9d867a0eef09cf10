import { useEffect } from 'react';

/**
 * Replaces the package of this name (2.2), with which Radix stops scrolling behind a dialog: no hash could allow its style element, whose
 * text depends on the scroll bar's width. The first instance's styles hold until the last is gone.
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
      // Like the package, this ignores changes of styles that are not dynamic.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [dynamic && styles]);
    return null;
  };
};
