import { groupServices } from '../../sections/group-services';
import type { SiteContent } from '../site-content';
import { blocks, entry, escape, heading, link, list } from './format';

/** The services in a few words, as the home page shows them. */
export const serviceIndex = ({ services }: SiteContent): string =>
  list(services.map(({ title, description }) => entry(title, description)));

/** The services in full, under the names of their groups where there are several in one. */
export const serviceDetails = (content: SiteContent): string => {
  const names: Record<string, string> = content.wordsOf('common')('serviceGroups', {
    returnObjects: true,
  });
  return blocks(
    ...groupServices(content.services).flatMap(({ group, services }) => {
      const single = services.length === 1;
      return [
        !single && heading(2, names[group] ?? ''),
        ...services.flatMap(({ title, description, details }) => [
          heading(single ? 2 : 3, title),
          escape(description),
          escape(details),
        ]),
      ];
    }),
  );
};

/** The founder's profile, and what can be counted about the agency. */
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

/** The portfolio, by sector. */
export const projects = (content: SiteContent, level: number): string => {
  const names: Record<string, string> = content.wordsOf('projects')('categories', {
    returnObjects: true,
  });
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
  );
};

/** Skills, and why the technology matters. */
export const technology = ({ skills, values, wordsOf }: SiteContent, level: number): string => {
  const t = wordsOf('technology');
  return blocks(
    list(skills.map(({ name, percent }) => entry(name, `${percent}%`))),
    heading(level, t('why')),
    list(values.map(({ title, text }) => entry(title, text))),
  );
};

/** How to reach the agency. */
export const contact = ({ info, wordsOf }: SiteContent): string => {
  const t = wordsOf('common');
  return list([
    `**${escape(t('footer.email'))}**: ${link(info.email, `mailto:${info.email}`)}`,
    `**${escape(t('footer.phone'))}**: ${link(info.phone, `tel:${info.phone.replaceAll(' ', '')}`)}`,
    ...info.social.map(({ label, url }) => link(label, url)),
  ]);
};
