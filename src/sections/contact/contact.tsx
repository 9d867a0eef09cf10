import { clsx } from 'clsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import dawn from '../../artwork/dawn-contact.svg';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { ContactForm } from '../../forms/contact/contact-form';
import type { ServiceChoices } from '../../forms/contact/service-choices';

const headingId = 'contact-heading';

interface ContactProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  level: 1 | 2;
  email: string;
  phone: string;
  choices: ServiceChoices;
}

export const Contact = ({ id, intro, level, email, phone, choices }: ContactProps) => {
  const contactMethods = [
    { href: `mailto:${email}`, text: email, Drawing: Mail },
    { href: `tel:${phone.replaceAll(' ', '')}`, text: phone, Drawing: Phone },
  ];

  return (
    <Section
      id={id}
      labelledBy={headingId}
      // The drawing's horizon is 268 of 520 above its lower edge and grows with the screen; the rest is space above it.
      className={clsx('pb-[calc(max(268px,18.6vw)+190px)]', level === 1 && 'pt-32 md:pt-40')}
    >
      <img
        src={dawn}
        alt=""
        aria-hidden
        loading="lazy"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-[max(520px,36.12vw)] w-full"
      />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-55 bg-linear-to-t from-abyss from-10% to-transparent" />
      <div className="relative page-frame grid grid-cols-1 gap-x-[8vw] gap-y-14 md:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading
            id={headingId}
            heading={intro.heading}
            level={level}
            className={clsx(
              '**:text-wrap md:max-w-[5.6em]',
              level === 1 ? 'text-page' : 'text-section',
            )}
          />
          <p className="mt-7 max-w-[28rem] text-lead text-mist">{intro.lead}</p>
          <ul className="mt-11 flex flex-col gap-2.5">
            {contactMethods.map(({ href, text, Drawing }) => (
              <li key={href}>
                <a
                  href={href}
                  className="group inline-flex min-h-11 items-center gap-4 hover:text-crest"
                >
                  <Drawing aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-aqua" />
                  <span className="min-w-0 underline decoration-(--color-current) decoration-[1.5px] underline-offset-6 group-hover:decoration-aqua">
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ContactForm choices={choices} />
      </div>
    </Section>
  );
};
