import { render, screen } from '@testing-library/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { readFileSync } from 'node:fs';
import { enumValue, iconNames } from '../../testing/content-rules';
import { Icon, SharedIcon } from './icon';
import { sharedIcons } from './shared-icons';

const file = new DOMParser().parseFromString(
  readFileSync('src/artwork/icons.svg', 'utf8'),
  'image/svg+xml',
);

describe('an icon', () => {
  it.each([...iconNames.map(enumValue), ...sharedIcons])('is in the shared file for %s', (name) => {
    // The names of the data's enum are made from those of the content rules.
    const { container } = render(<SharedIcon name={name as Queries.Icon} />);
    const address = container.querySelector('use')?.getAttribute('href') ?? '';
    expect(
      file.querySelector(address.slice(address.indexOf('#')))?.childElementCount,
    ).toBeGreaterThan(0);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(iconNames.map(enumValue))('can be a mask of a style sheet: %s', (name) => {
    expect(file.getElementById(`${name}-view`)?.tagName).toBe('view');
  });

  it('is drawn in the page, and read where it has a label', () => {
    render(<Icon drawing={Check} label="Done" />);
    expect(screen.getByRole('img', { name: 'Done' }).childElementCount).toBeGreaterThan(0);
  });
});
