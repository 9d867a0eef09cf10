import type { Problem } from '../content/messages/problem';
import { mistakesAddress } from './errors-address';
import { hideMistakes, showMistakes } from './errors-overlay';

/** Short enough to feel like an answer, long enough to leave the server in peace. */
const pause = 1000;

const ask = async (): Promise<Problem[] | undefined> => {
  try {
    const response = await fetch(mistakesAddress);
    return response.ok ? await response.json() : undefined;
  } catch {
    // The develop server is being restarted.
    return undefined;
  }
};

/** Shows the mistakes of the content over the page while somebody edits, and takes them away when they are mended. */
export const watchMistakes = (): void => {
  let shown = '[]';
  const look = async () => {
    const mistakes = document.hidden ? undefined : await ask();
    const found = JSON.stringify(mistakes ?? JSON.parse(shown));
    if (mistakes && found !== shown) {
      if (mistakes.length > 0) showMistakes(mistakes);
      else hideMistakes();
    }
    shown = found;
    setTimeout(look, pause);
  };
  void look();
};
