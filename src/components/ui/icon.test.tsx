import { render } from '@testing-library/react';
import { enumValue, iconNames } from '../../testing/content-rules';
import { Icon } from './icon';

describe('an icon', () => {
  it.each(iconNames)('is drawn for %s, which a record may name', (name) => {
    // The names of the data's enum are made from those of the content rules.
    const { container } = render(<Icon name={enumValue(name) as Queries.Icon} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
