import { checkContent } from '../../plugins/gatsby-source-content/check-content';
import { groupBy } from '../../plugins/gatsby-source-content/group-by';
import type { Finding, LaunchSite } from './launch-site';
import { findPlaceholderTexts } from './placeholder-text';
import { findUnequalLengths } from './lengths';
import { findBadLinks } from './links';
import { findPlaceholders } from './placeholders';
import { findSettings } from './settings';
import { findMissingShareImages } from './share-images';

const findErrors = async ({ root }: LaunchSite): Promise<Finding[]> =>
  (await checkContent(root)).errors.map(({ file, line, message }) => ({
    task: 'Fix the errors in the content; npm run content explains each.',
    place: line ? `${file}:${line}` : file,
    found: message,
  }));

/** Returns everything that keeps the site from going live, in the order in which to do it. */
export const launchCheck = async (site: LaunchSite): Promise<Finding[]> => [
  ...(await findErrors(site)),
  ...[
    findPlaceholders,
    findPlaceholderTexts,
    findUnequalLengths,
    findBadLinks,
    findSettings,
    findMissingShareImages,
  ].flatMap((rule) => rule(site)),
];

const longest = 90;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 3)}...` : text;

const countTasks = (count: number): string =>
  count === 1 ? 'One thing is left' : `${count} things are left`;

/** What a build says at its end about the checklist, in one sentence; undefined if nothing is left. */
export const formatReminder = (findings: readonly Finding[]): string | undefined => {
  const tasks = groupBy(findings, ({ task }) => task);
  if (tasks.length === 0) return undefined;
  return `${countTasks(tasks.length)} to do before the site goes live: see npm run launch-check.`;
};

/** Formats a checklist for the owner: one box per task, with its places. */
export const formatChecklist = (findings: readonly Finding[]): string => {
  const tasks = groupBy(findings, ({ task }) => task);
  if (tasks.length === 0) return 'Nothing is left to do: the site can go live.';
  const boxes = tasks.map((places) =>
    [
      `[ ] ${places[0]?.task}`,
      ...places.map(({ place, found }) => `      ${place}  ${cut(found)}`),
    ].join('\n'),
  );
  return [
    'Before the site goes live, do what is left below, and run npm run launch-check again.',
    'content/README.md explains how to edit the files, and .env.example the settings.',
    ...boxes,
    `${countTasks(tasks.length)}.`,
  ].join('\n\n');
};
