/** What extensions and translators do to a page before React starts; each function runs in the page. */
export const documentChanges = {
  'a translated text at the root': () => {
    const link = document.querySelector('a[href="#main"]');
    if (link) link.textContent = link.textContent.split('').reverse().join('');
  },
  'every text put into elements, as translators do': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('noscript, script, style, option, svg'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'every text translated in its place': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('noscript, script, style'))
        text.data = text.data.split('').reverse().join('');
    }
  },
  'an element first in the page': () =>
    document.getElementById('gatsby-focus-wrapper')?.prepend(document.createElement('x-bar')),
  'elements in body, lists and sections': () => {
    document.body.prepend(document.createElement('x-bar'));
    for (const parent of document.querySelectorAll('body, ul, section'))
      parent.append(document.createElement('x-bar'));
  },
  'an element beside every field': () => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('x-icon'));
  },
  'all pictures removed': () => {
    for (const picture of document.querySelectorAll('picture, img')) picture.remove();
  },
  'attributes changed': () => {
    for (const element of document.querySelectorAll('html, a, input, textarea, section, h1, h2')) {
      element.setAttribute('data-extension', '1');
      element.setAttribute('style', 'outline: 0');
    }
  },
} satisfies Record<string, () => void>;
