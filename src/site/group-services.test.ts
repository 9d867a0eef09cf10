/** @jest-environment node */
import { groupServices } from './group-services';

it('groups services by anchor, and keeps the order of groups and services', () => {
  const web = { key: 'web', anchor: 'ai-development' };
  const models = { key: 'models', anchor: 'tech-consulting' };
  const brand = { key: 'brand', anchor: 'brand-development' };
  const agents = { key: 'agents', anchor: 'tech-consulting' };
  expect(groupServices([web, models, brand, agents])).toEqual([
    { anchor: 'ai-development', services: [web] },
    { anchor: 'tech-consulting', services: [models, agents] },
    { anchor: 'brand-development', services: [brand] },
  ]);
});
