import { Link } from 'gatsby';
import type { LayoutInfo } from '../layout/layout-types';
import { useLanguageChoice } from './use-language-choice';

interface LanguageLinksProps {
  languages: LayoutInfo['languages'];
  /** Whether the code of each language is shown beside its name. */
  withCodes?: boolean;
  className?: string;
  linkClassName: string;
  labelClassName?: string;
}

/** The languages, each named in itself, as links to the page on the screen in that language. */
export const LanguageLinks = ({
  languages,
  withCodes = false,
  className,
  linkClassName,
  labelClassName,
}: LanguageLinksProps) => (
  <ul className={className}>
    {useLanguageChoice(languages).map(({ code, name, path, current, choose }) => (
      <li key={code}>
        <Link
          to={path}
          lang={code}
          hrefLang={code}
          data-language={code}
          aria-current={current ? 'true' : undefined}
          onClick={choose}
          className={linkClassName}
        >
          <span className={labelClassName}>{name}</span>
          {withCodes && (
            <span
              aria-hidden
              className="text-tiny font-semibold text-haze uppercase group-aria-[current=true]/language:text-aqua"
            >
              {code}
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
