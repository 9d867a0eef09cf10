import { parseSwell, type SwellTone } from '../i18n/swell-text';

const toneClasses: Record<SwellTone, string> = {
  narrow: 'swell-narrow',
  body: 'swell-body',
  wide: 'swell-wide',
  'wide-medium': 'swell-wide-medium',
  'wide-long': 'swell-wide-long',
};

interface SwellTextProps {
  /** A heading with its swell marks. */
  text: string;
}

/** The words of a heading, each run in its own width. */
export const SwellText = ({ text }: SwellTextProps) =>
  parseSwell(text).map((run, index) => (
    <span key={index} className={toneClasses[run.tone]}>
      {run.text}
    </span>
  ));
