import type { Page } from '@playwright/test';

const scripts = '**/*.js';

/** No script of the page arrives; what is inline in the HTML runs. */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route(scripts, (route) => route.abort());

/** Keeps back every script until the test calls what this returns. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
};

const pageData = '**/page-data.json';

/** The host fails for the data of every page. There is no page 500.html, whose data Gatsby requests then. */
export const failPageData = (page: Page): Promise<unknown> =>
  page.route(pageData, (route) =>
    route.fulfill({ status: route.request().url().includes('/500.html/') ? 404 : 500 }),
  );

/** Sends data that make the projects throw when React renders them. */
export const breakProjects = (page: Page): Promise<unknown> =>
  page.route(pageData, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.allProject = { nodes: [null] };
    await route.fulfill({ response, json });
  });
