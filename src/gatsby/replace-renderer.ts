import type { ReplaceRendererArgs } from 'gatsby';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page to HTML, as Gatsby does, but with every part of it in its place. React would move large parts to the end and
 * leave it to a script to bring them back, and without scripts they would stay hidden.
 */
export const replaceRenderer = ({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        replaceBodyHTMLString(Buffer.concat(chunks).toString('utf8'));
        done();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(target),
      onError: reject,
    });
  });
