import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { SendLimits } from './sending/send-message';

/** What every form has to know of the site. */
export interface FormsContextValue {
  /** Address of the agency, for the visitor's own mail client. */
  email: string;
  limits: SendLimits;
  /** What the agency reads about a newsletter sign-up. */
  newsletter: Readonly<Record<'subject' | 'message', string>>;
}

const FormsContext = createContext<FormsContextValue | null>(null);

interface FormsProviderProps {
  email: string;
  settings: Queries.FormSettings;
  children: ReactNode;
}

export const FormsProvider = ({ email, settings, children }: FormsProviderProps) => {
  const value = useMemo(() => {
    const { throttle, blockList, newsletter } = settings;
    return { email, limits: { throttle, blockList }, newsletter };
  }, [email, settings]);
  return <FormsContext value={value}>{children}</FormsContext>;
};

/**
 * @returns What the site's record says about forms.
 * @throws When it is called outside of a page's layout.
 */
export const useForms = (): FormsContextValue => {
  const value = useContext(FormsContext);
  if (!value) throw new Error('useForms needs a FormsProvider above it; the layout brings one.');
  return value;
};
