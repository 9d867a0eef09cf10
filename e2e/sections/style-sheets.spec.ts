import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pageOfEachKind, unknownPage } from '../../src/testing/site';
import { expect, test } from '../support/test';

const sheets = readdirSync('public').filter((file) => file.endsWith('.css'));

/** Adds each sheet that the page does not have, as Gatsby does when it prefetches, and returns the elements that move. */
const movedBy = (page: Page, files: string[]) =>
  page.evaluate(async (names) => {
    const boxes = () =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(' ');
        return `${element.localName} ${element.className}: ${box}`;
      });
    const isThere = (name: string) =>
      document.querySelector(`[data-href$="/${name}"], [rel="stylesheet"][href$="/${name}"]`);

    await document.fonts.ready;
    const before = boxes();
    const moved: string[] = [];
    for (const name of names.filter((file) => !isThere(file))) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.href = `/${name}`;
      await new Promise((loaded) => {
        link.onload = loaded;
        document.head.append(link);
      });
      const first = boxes().find((box, index) => box !== before[index]);
      if (first) moved.push(`${name} moves ${first}`);
      link.remove();
    }
    return moved;
  }, files);

for (const { path } of [...pageOfEachKind, unknownPage])
  test(`${path} looks the same with the styles of any other page added`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await movedBy(page, sheets), `${width} px`).toEqual([]);
    }
  });
