import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page, Response } from '@playwright/test';
import { openPage } from './open-page';

/** The weight of an untouched page in bytes; texts compressed as by a CDN, with brotli at level 11. */
interface PageWeight {
  html: number;
  /** The styles in the HTML. */
  css: number;
  /** Prefetched scripts included. */
  scripts: number;
  /** The page's records and words, which come with the first interaction. */
  data: number;
  fonts: number;
  images: number;
  /** Of the images those in the initial viewport; browsers fetch more below it. */
  imagesInView: number;
  requests: number;
  thirdPartyHosts: string[];
}

/** At Node's default level, which is 11. */
const brotli = (content: Buffer | string): number => brotliCompressSync(content).length;

type Part = 'html' | 'scripts' | 'fonts' | 'images';

const parts: Partial<Record<string, Part>> = {
  document: 'html',
  script: 'scripts',
  font: 'fonts',
  image: 'images',
};

/** The browser does not report the purpose of a prefetched file, nor that of a drawing with shared symbols. */
const partOf = (response: Response): Part | undefined => {
  const part = parts[response.request().resourceType()];
  const type = response.headers()['content-type'] ?? '';
  if (part) return part;
  if (type.includes('javascript')) return 'scripts';
  return type.startsWith('image/') ? 'images' : undefined;
};

/** The browser keeps no body of a prefetch, so it is requested again. */
const bodyOf = async (response: Response, request: APIRequestContext): Promise<Buffer> =>
  response.request().resourceType() === 'other'
    ? (await request.get(response.url())).body()
    : response.body();

/** The network counts as idle after half a second; a busy machine may fetch more after that. In milliseconds. */
const pause = 1_000;

/** Most pages fetch the same files, and compression takes longer than fetching. */
const sizes = new Map<string, number>();

/** Where the data of a page is; the untouched page does not load it. */
const dataOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}/page-data${pathname}/page-data.json`;
};

const addressesInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inView = [...document.images].filter((image) => {
      const { top, left, bottom, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    return inView.map(({ currentSrc }) => currentSrc);
  });

/** Formats that are compressed already are sent as they are. */
const weigh = (response: Response, body: Buffer): number => {
  const type = response.request().resourceType();
  const url = response.url();
  const isText = !['font', 'image', 'media'].includes(type) || url.endsWith('.svg');
  const size = sizes.get(url) ?? (isText ? brotli(body) : body.length);
  sizes.set(url, size);
  return size;
};

/** Opens a page in an empty browser of `width` pixels, and waits until the untouched page has fetched everything. */
export const weighPage = async (
  browser: Browser,
  url: string,
  width: number,
): Promise<PageWeight> => {
  const page = await openPage(browser, width);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));

  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(pause);

  const inView = await addressesInView(page);
  const weight: PageWeight = {
    ...{ html: 0, css: 0, scripts: 0, fonts: 0, images: 0, imagesInView: 0 },
    data: brotli(await (await page.request.get(dataOf(url))).body()),
    requests: responses.length,
    thirdPartyHosts: [...new Set(responses.map((response) => new URL(response.url()).host))].filter(
      (host) => host !== new URL(url).host,
    ),
  };
  for (const response of responses) {
    const body = await bodyOf(response, page.request);
    const part = partOf(response);
    if (part) weight[part] += weigh(response, body);
    if (inView.includes(response.url())) weight.imagesInView += weigh(response, body);
    if (part === 'html') {
      const styles = [...body.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      weight.css = brotli(styles.map(([, text]) => text).join(''));
    }
  }
  await page.close();
  return weight;
};
