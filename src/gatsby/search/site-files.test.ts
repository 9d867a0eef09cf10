/** @jest-environment node */
import { withJsonLd } from './site-files';

const graph = (name: string) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name }],
  }) as const;

const page = '<html><head><title>Page</title></head><body></body></html>';

it('ends the head with one script, in the place of that of an earlier build', () => {
  expect(withJsonLd(withJsonLd(page, graph('Old')), graph('Site'))).toBe(
    page.replace(
      '</head>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Site"}]}</script></head>',
    ),
  );
});

it('lets no text end the script, and takes none for a pattern', () => {
  const name = "</script><script>alert('$&')//";
  const html = withJsonLd(page, graph(name));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});
