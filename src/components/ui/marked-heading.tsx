import { parseHeadingPhrases, type HeadingRun, type HeadingWidth } from '#source-content';

const widthClasses: Record<HeadingWidth, string> = {
  narrow: 'heading-narrow',
  body: 'heading-body',
  wide: 'heading-wide',
  'wide-medium': 'heading-wide-medium',
  'wide-long': 'heading-wide-long',
};

const Runs = ({ runs }: { runs: readonly HeadingRun[] }) =>
  runs.map((run, index) => (
    <span key={index} className={widthClasses[run.width]}>
      {run.text}
    </span>
  ));

/** A heading with marks, each run in its own font width. */
export const MarkedHeading = ({ text }: { text: string }) =>
  parseHeadingPhrases(text).map(({ kept, runs }, index) =>
    kept ? (
      // Breaks anyway if even a line of its own is too short.
      <span key={index} className="inline-block max-w-full">
        <Runs runs={runs} />
      </span>
    ) : (
      <Runs key={index} runs={runs} />
    ),
  );
