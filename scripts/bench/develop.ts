import { setTimeout as wait } from 'node:timers/promises';
import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import { defaultLanguage } from '../../src/i18n/languages';
import { freePort } from '../testing/free-port';
import { endGatsby, startGatsby, type GatsbyProcess } from '../scratch/run-gatsby';
import { pricingPath, raisePrice } from '../scratch/scratch-copy';

const pollingInterval = 50;
const startLimit = 10 * 60_000;
const editLimit = 60_000;
const edits = 5;
/** Between edits, so that none overlaps the work of the one before. In milliseconds. */
const pause = 3_000;

const textOf = async (url: string): Promise<string> => {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : '';
  } catch {
    // The server does not listen yet.
    return '';
  }
};

/** Polls until the text is there; returns how long that took. */
const waitFor = async (
  url: string,
  text: string,
  limit: number,
  develop: GatsbyProcess,
): Promise<number> => {
  const begin = performance.now();
  while (performance.now() - begin < limit) {
    if ((await textOf(url)).includes(text)) return performance.now() - begin;
    if (develop.child.exitCode !== null) break;
    await wait(pollingInterval);
  }
  throw new Error(`${url} never had "${text}" in it.\n${develop.output().slice(-4_000)}`);
};

/**
 * Edits a plan's price in a scratch copy under `gatsby develop`, several times.
 * @returns Milliseconds from each edit to the new price in the page's data.
 * @throws If the server does not start, or an edit does not show.
 */
export const measureEdits = async (site: string): Promise<number[]> => {
  const port = await freePort();
  const develop = startGatsby(site, ['develop', '--port', String(port)]);
  const page = `http://localhost:${port}/page-data${pricingPath(site)}/page-data.json`;
  const raised = () => formatPrice(raisePrice(site), defaultLanguage);

  try {
    await waitFor(page, '"result"', startLimit, develop);
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit += 1) {
      await wait(pause);
      times.push(await waitFor(page, raised(), editLimit, develop));
    }
    return times;
  } finally {
    await endGatsby(develop);
  }
};
