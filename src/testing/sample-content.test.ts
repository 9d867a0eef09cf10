/** @jest-environment node */
import { checkContent } from '../gatsby/content/checks/check-content';
import { sampleContent } from './sample-content';

it('has no problems', async () => {
  const content = await sampleContent();
  expect(await checkContent(content.root)).toEqual([]);
  content.remove();
});
