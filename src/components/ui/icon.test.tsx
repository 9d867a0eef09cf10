import { render } from '@testing-library/react';
import { iconNames } from '../../testing/content-rules';
import { Icon } from './icon';

describe('Icon', () => {
  it.each(iconNames)('draws %s, which a record may name', (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('draws nothing for another name', () => {
    const { container } = render(<Icon name="unknown" />);
    expect(container).toBeEmptyDOMElement();
  });
});
