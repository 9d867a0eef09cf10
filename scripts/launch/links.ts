import type { Finding, LaunchSite } from './launch-site';

const link = /\b[a-z]+:\/\/[^\s"'<>)\]]+/gi;

/** What is wrong with an address as it is written; nobody is asked whether it answers. */
const faultOf = (address: string): string | undefined => {
  if (!/^https:/i.test(address)) return 'Let links start with https://.';
  if (!URL.canParse(address) || /:\/\/.*:\/\//.test(address))
    return 'Mend links that are no addresses.';
  const { hostname } = new URL(address);
  const isPublic =
    /^[^.].*\.[a-z][a-z0-9-]+$/i.test(hostname) && !/\.(local|test|invalid)$/.test(hostname);
  return isPublic ? undefined : 'Mend links that lead to no public address.';
};

/** Links to other sites that cannot work, or that browsers warn of. */
export const findBadLinks = ({ texts }: LaunchSite): Finding[] =>
  texts.flatMap(({ text, place }) =>
    (text.match(link) ?? []).flatMap((found) => {
      const task = faultOf(found);
      return task ? [{ task, place, found }] : [];
    }),
  );
