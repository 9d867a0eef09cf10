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

/** Everything that the rules of the launch look at. */
export interface LaunchSite {
  /** Folder of the project. */
  root: string;
  texts: readonly PlacedText[];
  /** The environment in which the site will be built. */
  env: Record<string, string | undefined>;
}

/** Something that is left to do. */
export interface Finding {
  /** What to do, in one sentence for people who are not developers. */
  task: string;
  /** File and line, or the name of a setting. */
  place: string;
  /** What is there now. */
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

/** The paragraphs of a case's story. */
const storyIn = ({ path, story = '' }: ContentFile): PlacedText[] =>
  story.split('\n').flatMap((text, index) => {
    const place = `${contentFolder}/${path}:${index + 1}`;
    return text.trim() ? [{ place, file: path, field: [], text }] : [];
  });

/** Reads what the rules look at. */
export const readLaunchSite = (root: string, env: LaunchSite['env']): LaunchSite => {
  const { files } = loadContent(root);
  const texts = files.flatMap((file) => [...fieldsIn(file, file.value), ...storyIn(file)]);
  return { root, texts, env };
};
