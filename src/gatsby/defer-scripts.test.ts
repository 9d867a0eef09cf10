import { deferScripts, unifyScripts } from './defer-scripts';

const tag = (source: string) => `<script src="${source}" async></script>`;

describe('deferScripts', () => {
  it('puts one script in the place of all that would start at once', () => {
    const html = `<p>Words</p><script>const kept = 1;</script>${tag('/a.js')}${tag('/b.js')}</body>`;
    const deferred = deferScripts(html);

    expect(deferred).not.toContain(' async>');
    expect(deferred).toMatch(/^<p>Words<\/p><script>const kept = 1;<\/script><script>/);
    expect(deferred).toMatch(/\(\["\/a\.js","\/b\.js"\],.+<\/script><\/body>$/s);
    expect(deferred.match(/<script/g)).toHaveLength(2);
  });

  it('leaves a page alone that starts none, also one that was completed before', () => {
    expect(deferScripts('<p>Words</p>')).toBe('<p>Words</p>');
    const once = deferScripts(tag('/a.js'));
    expect(deferScripts(once)).toBe(once);
  });
});

describe('unifyScripts', () => {
  const page = (path: string) =>
    `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;

  it('gives every page the same script, which reads the path beside it', () => {
    const texts = ['/en', '/nl/prijzen'].map((path) => {
      const host = document.createElement('div');
      host.innerHTML = unifyScripts(page(path));
      const script = host.querySelector('script');
      expect(script?.dataset.pagePath).toBe(path);
      return script?.textContent;
    });
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('window.pagePath=');
  });
});
