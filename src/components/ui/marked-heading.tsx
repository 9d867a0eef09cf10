import { parsePhrases, type SwellRun, type SwellTone } from '../../i18n/heading-marks';

const toneClasses: Record<SwellTone, string> = {
  narrow: 'swell-narrow',
  body: 'swell-body',
  wide: 'swell-wide',
  'wide-medium': 'swell-wide-medium',
  'wide-long': 'swell-wide-long',
};

const Runs = ({ runs }: { runs: readonly SwellRun[] }) =>
  runs.map((run, index) => (
    <span key={index} className={toneClasses[run.tone]}>
      {run.text}
    </span>
  ));

interface SwellTextProps {
  /** A heading with its swell marks. */
  text: string;
}

/** The words of a heading, each run in its own width. */
export const SwellText = ({ text }: SwellTextProps) =>
  parsePhrases(text).map(({ kept, runs }, index) =>
    kept ? (
      // Where even a line of its own is too short for them, they break after all.
      <span key={index} className="inline-block">
        <Runs runs={runs} />
      </span>
    ) : (
      <Runs key={index} runs={runs} />
    ),
  );
