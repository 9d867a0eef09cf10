import { opensMailClient } from './plan-button';

describe('opensMailClient', () => {
  it('is true for the plan that is called Enterprise', () => {
    expect(opensMailClient('Enterprise')).toBe(true);
  });

  it.each(['AI Enterprise', 'Onderneming', 'Empresarial', 'enterprise', 'Enterprise ', 'Free', ''])(
    'is false for a plan that is called %p',
    (name) => {
      expect(opensMailClient(name)).toBe(false);
    },
  );
});
