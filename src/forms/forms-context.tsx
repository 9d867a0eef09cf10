import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { SendLimits } from './email-service/client';

/** What the site's record sets for its forms. */
export interface FormsContextValue {
  email: string;
  limits: SendLimits;
  /** What the agency reads in a newsletter sign-up. */
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

/** @throws Outside of a page's layout. */
export const useForms = (): FormsContextValue => {
  const value = useContext(FormsContext);
  if (!value) throw new Error('useForms needs a FormsProvider.');
  return value;
};
