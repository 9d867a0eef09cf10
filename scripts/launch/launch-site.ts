import { loadContent, type ContentFile } from '../../src/gatsby/content/loading/load-content';
import { contentFolder } from '../../src/gatsby/content/loading/read-file';
import type { FieldPath } from '../../src/gatsby/content/messages/problem';

/** A text of the content, with its place. */
export interface PlacedText {
  /** File and line, such as `content/site.json:4`. */
  place: string;
  /** Path below `content/`. */
  file: string;
  /** Keys and list positions; empty for a paragraph of a case's story. */
  field: FieldPath;
  text: string;
}

/** What the launch rules check. */
export interface LaunchSite {
  root: string;
  files: readonly ContentFile[];
  texts: readonly PlacedText[];
  /** The environment in which the site will be built. */
  env: Record<string, string | undefined>;
}

export interface Finding {
  /** What to do, in one sentence for people who are not developers. */
  task: string;
  /** File and line, or the name of a setting. */
  place: string;
  /** The current value. */
  found: string;
}

const fieldsIn = (file: ContentFile, value: unknown, field: FieldPath = []): PlacedText[] => {
  if (typeof value === 'string') {
    const place = `${contentFolder}/${file.path}:${file.lineOf(field)}`;
    return [{ place, file: file.path, field, text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsIn(file, inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
};

const storyIn = ({ path, story = '' }: ContentFile): PlacedText[] =>
  story.split('\n').flatMap((text, index) => {
    const place = `${contentFolder}/${path}:${index + 1}`;
    return text.trim() ? [{ place, file: path, field: [], text }] : [];
  });

export const readLaunchSite = (root: string, env: LaunchSite['env']): LaunchSite => {
  const { files } = loadContent(root);
  const texts = files.flatMap((file) => [...fieldsIn(file, file.value), ...storyIn(file)]);
  return { root, files, texts, env };
};
