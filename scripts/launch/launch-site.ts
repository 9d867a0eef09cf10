import { isStory, textsIn, type Text } from '../../plugins/gatsby-source-content/checks/texts';
import { lineOf } from '../../plugins/gatsby-source-content/json';
import {
  contentFolder,
  readContent,
  type ContentFile,
} from '../../plugins/gatsby-source-content/read-content';

export interface PlacedText extends Text {
  /** File and line, such as `content/site.json:4`. */
  place: string;
}

/** What the launch rules check. */
export interface LaunchSite {
  root: string;
  files: readonly ContentFile[];
  texts: readonly PlacedText[];
  /** The environment in which the site will be built. */
  env: NodeJS.ProcessEnv;
}

export interface Finding {
  /** What to do, in one sentence for people who are not developers. */
  task: string;
  /** File and line, or the name of a setting. */
  place: string;
  /** The current value. */
  found: string;
}

/** Adds the places of a text; each line of a story has its own. */
const placed = (text: Text): PlacedText[] => {
  const { file, field } = text;
  const placeOf = (line: number) => `${contentFolder}/${file.path}:${line}`;
  if (!isStory(file)) return [{ ...text, place: placeOf(lineOf(file.text, field)) }];
  return file.text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() ? { ...text, text: line, place: placeOf(index + 1) } : [],
    );
};

export const readLaunchSite = (root: string, env: LaunchSite['env']): LaunchSite => {
  const { files } = readContent(root);
  return { root, files, texts: textsIn(files).flatMap(placed), env };
};
