/** @jest-environment node */
import { groupServices } from './group-services';

const service = (key: string, anchor: string) => ({ key, anchor });

describe('the groups of services', () => {
  it('keep the order of the services, for the groups and inside each of them', () => {
    const web = service('web', 'ai-development');
    const models = service('models', 'tech-consulting');
    const brand = service('brand', 'brand-development');
    const agents = service('agents', 'tech-consulting');

    expect(groupServices([web, models, brand, agents])).toEqual([
      { anchor: 'ai-development', services: [web] },
      { anchor: 'tech-consulting', services: [models, agents] },
      { anchor: 'brand-development', services: [brand] },
    ]);
  });

  it('leave out those without services', () => {
    expect(groupServices([])).toEqual([]);
  });
});
