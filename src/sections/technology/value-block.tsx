import { graphql } from 'gatsby';
import { SharedIcon } from '../../components/ui/icon';

interface ValueBlockProps {
  value: Queries.ValueBlockFragment;
  heading: 'h3' | 'h4';
}

export const ValueBlock = ({ value, heading: Heading }: ValueBlockProps) => (
  <li className="value">
    <SharedIcon name={value.icon} size={32} className="text-aqua" />
    <Heading className="value-title">{value.title}</Heading>
    <p className="value-text">{value.text}</p>
  </li>
);

export const valueBlockFragment = graphql`
  fragment ValueBlock on Value {
    key
    icon
    title
    text
  }
`;
