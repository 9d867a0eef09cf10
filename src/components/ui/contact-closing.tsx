import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { Icon } from './icon';
import { PageLink } from '../navigation/page-link';
import { buttonClasses } from './button-classes';
import './contact-closing.css';

interface ContactClosingProps {
  text: string;
  /** The label of the button. */
  label: string;
}

/** The end of a section: a sentence and a button that leads to the contact page. */
export const ContactClosing = ({ text, label }: ContactClosingProps) => (
  <div className="contact-closing">
    <p className="contact-closing-text">{text}</p>
    <PageLink page="contact" className={buttonClasses('primary', 'regular', 'shrink-0')}>
      {label}
      <Icon drawing={ArrowRight} size={19} />
    </PageLink>
  </div>
);
