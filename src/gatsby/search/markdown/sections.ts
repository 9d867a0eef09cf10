import { groupServices } from '../../../i18n/group-services';
import { phoneLink } from '../../../i18n/phone-link';
import type { SiteContent } from '../site-content';
import { blocks, contactLink, entry, escape, heading, link, list } from './format';

/** The last line of a section: a sentence that leads to the contact page. */
const closing = (content: SiteContent, text: string, label: string): string =>
  `${escape(text)} ${contactLink(content, label)}`;

const servicesClosing = (content: SiteContent): string => {
  const t = content.wordsOf('services');
  return closing(content, t('closing'), t('launch'));
};

/** The last line of a page that invites questions. */
export const askUs = (content: SiteContent, page: 'about' | 'technology'): string => {
  const t = content.wordsOf(page);
  return closing(content, t('closing'), t('ask'));
};

/** The services in short, as on the home page. */
export const serviceIndex = (content: SiteContent): string =>
  blocks(
    list(content.services.map(({ title, description }) => entry(title, description))),
    servicesClosing(content),
  );

/** The services in full, under the name of their group if it has several. */
export const serviceDetails = (content: SiteContent): string => {
  const names: Record<string, string> = content.wordsOf('common')('serviceGroups', {
    returnObjects: true,
  });
  return blocks(
    ...groupServices(content.services).flatMap(({ anchor, services }) => {
      const single = services.length === 1;
      return [
        !single && heading(2, names[anchor] ?? ''),
        ...services.flatMap(({ title, description, details }) => [
          heading(single ? 2 : 3, title),
          escape(description),
          escape(details),
        ]),
      ];
    }),
    servicesClosing(content),
  );
};

/** The founder's profile, and the numbers of the agency. */
export const about = ({ info, services, projects, wordsOf }: SiteContent): string => {
  const t = wordsOf('about');
  const { name, role, quote, biography } = info.founder;
  return blocks(
    entry(name, role),
    `> ${escape(quote)}`,
    ...biography.map(escape),
    list([
      entry(t('facts.languages'), info.languages.map((language) => language.name).join(', ')),
      entry(t('facts.services'), t('facts.servicesValue', { count: services.length })),
      entry(t('facts.projects'), String(projects.length)),
    ]),
  );
};

export const projects = (content: SiteContent, level: number): string => {
  const t = content.wordsOf('projects');
  const names: Record<string, string> = t('categories', { returnObjects: true });
  return blocks(
    ...Object.keys(names)
      .filter((category) => content.projects.some((project) => project.category === category))
      .flatMap((category) => [
        heading(level, names[category] ?? ''),
        list(
          content.projects
            .filter((project) => project.category === category)
            .map(({ title, description, link: url }) =>
              url ? `${link(title, url)}: ${escape(description)}` : entry(title, description),
            ),
        ),
      ]),
    closing(content, t('closing'), t('start')),
  );
};

export const technology = ({ skills, values, wordsOf }: SiteContent, level: number): string => {
  const t = wordsOf('technology');
  const common = wordsOf('common');
  return blocks(
    list(skills.map(({ name, percent }) => entry(name, common('percent', { count: percent })))),
    heading(level, t('why')),
    list(values.map(({ title, text }) => entry(title, text))),
  );
};

export const contact = ({ info, wordsOf }: SiteContent): string => {
  const t = wordsOf('common');
  return list([
    `**${escape(t('footer.email'))}**: ${link(info.email, `mailto:${info.email}`)}`,
    `**${escape(t('footer.phone'))}**: ${link(info.phone, phoneLink(info.phone))}`,
    ...info.social.map(({ label, url }) => link(label, url)),
  ]);
};
