import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { PageLink } from '../navigation/page-link';
import { Button } from './button';
import { Icon } from './icon';
import { MarkedHeading } from './marked-heading';
import './contact-closing.css';

interface ContactClosingProps {
  text: string;
  /** Whether the text is a heading. */
  heading?: boolean;
  /** Whether it continues an indented list. */
  indented?: boolean;
  /** The label of the button. */
  label: string;
  /** Another page that has the contact form, with its anchor. */
  page?: string;
  anchor?: string;
}

/** The end of a section: a sentence or a heading, and a button that leads to the contact form. */
export const ContactClosing = ({
  text,
  heading,
  indented,
  label,
  page = 'contact',
  anchor,
}: ContactClosingProps) => (
  <div
    className={clsx(
      'contact-closing',
      indented && 'contact-closing-indented',
      heading && 'contact-closing-headed',
    )}
  >
    {heading ? (
      <h2 className="contact-closing-heading">
        <MarkedHeading text={text} />
      </h2>
    ) : (
      <p className="contact-closing-text">{text}</p>
    )}
    <Button as={PageLink} page={page} anchor={anchor} className="shrink-0">
      {label}
      <Icon drawing={ArrowRight} size={19} />
    </Button>
  </div>
);
