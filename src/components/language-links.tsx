import { clsx } from 'clsx';
import { Link } from 'gatsby';
import type { LayoutInfo } from './layout-types';
import { useLanguageChoice } from './use-language-choice';

interface LanguageLinksProps {
  languages: LayoutInfo['languages'];
  /** Runs on every choice, the current language included. */
  onChoose?: () => void;
  className?: string;
}

/** The languages as a plain list, for places that are open already. */
export const LanguageLinks = ({ languages, onChoose, className }: LanguageLinksProps) => (
  <ul className={clsx('flex flex-wrap', className)}>
    {useLanguageChoice(languages).map(({ code, name, path, current, choose }) => (
      <li key={code}>
        <Link
          to={path}
          lang={code}
          hrefLang={code}
          aria-current={current ? 'true' : undefined}
          onClick={(event) => {
            choose(event);
            onChoose?.();
          }}
          className="group/language inline-flex min-h-11 items-center px-3.25 text-tiny font-semibold text-mist hover:text-foam aria-[current=true]:text-aqua"
        >
          <span className="decoration-aqua decoration-2 underline-offset-6 group-aria-[current=true]/language:underline">
            {name}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
