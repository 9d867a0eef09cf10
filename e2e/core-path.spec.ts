import { plan, text } from './support/content';
import {
  chooseLanguage,
  filterRadio,
  headerLink,
  shownProjects,
  toastWith,
} from './support/controls';
import { requestPlan, sendMessage } from './support/forms';
import { answerEmails } from './support/network';
import { expectPage, openPage } from './support/page';
import { expect, test } from './support/test';

test('a visitor reads, chooses a language, filters, requests a plan and writes', async ({
  page,
}) => {
  const sent = await answerEmails(page);
  await openPage(page, '/en');
  await expectPage(page, '/en');
  await chooseLanguage(page, 'nl');
  await expectPage(page, '/nl');

  const all = (await shownProjects(page)).length;
  await filterRadio(page, 'nl', 'MEDICAL').click();
  await expect.poll(async () => (await shownProjects(page)).length).toBeLessThan(all);

  await headerLink(page, '/nl/prijzen').click();
  await expectPage(page, '/nl/prijzen');
  const dialog = await requestPlan(page);
  await expect(dialog).toContainText(text('nl', 'pricing', 'dialog.success'));
  await page.keyboard.press('Escape');

  await headerLink(page, '/nl/contact').click();
  await expectPage(page, '/nl/contact');
  await sendMessage(page, 'Hallo');
  await expect(toastWith(page, text('nl', 'contact', 'form.success'))).toBeVisible();
  expect(sent).toMatchObject([
    { template_params: { plan_name: plan.name.nl } },
    { template_params: { message: 'Hallo' } },
  ]);
});
