/** @jest-environment node */
import { withoutChunkMap } from './scripts-slice';

// What Gatsby 5.16 writes. The build stops when another version writes something else.
const tags = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1f.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="2e";</script><script src="/app-1f.js" async></script>`;

it('leaves an empty chunk map, which Gatsby’s loader can use, and the other script tags', () => {
  expect(withoutChunkMap(tags)).toBe(
    '<script>window.___chunkMapping={}</script><script>window.___webpackCompilationHash="2e";</script><script src="/app-1f.js" async></script>',
  );
});

it('says what to do when Gatsby writes other tags', () => {
  expect(() => withoutChunkMap('<script src="/app-1f.js" async></script>')).toThrow(
    'remove plugins/gatsby-plugin-islands/src/scripts-slice.ts',
  );
});
