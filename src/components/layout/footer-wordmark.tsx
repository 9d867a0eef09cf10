import ribbon from '../../artwork/ribbon-footer.svg';
import { SwellText } from '../ui/marked-heading';

/** The name as wide as the page, standing in the sea. Decorative: the footer names the brand above. */
export const FooterWordmark = ({ wordmark }: { wordmark: string }) => (
  <div aria-hidden className="pointer-events-none relative mt-9 overflow-hidden select-none">
    <div className="page-frame pb-8 sm:pb-[clamp(4px,1.2vw,40px)]">
      <div className="@container">
        <p className="font-display text-[19.9cqw] leading-[1.1] whitespace-nowrap text-wordmark forced-colors:invisible">
          <SwellText text={wordmark} />
        </p>
      </div>
    </div>
    <img
      src={ribbon}
      alt=""
      loading="lazy"
      className="absolute inset-x-0 bottom-0 h-[clamp(109px,19vw,330px)] w-full"
    />
  </div>
);
