import type { Finding, LaunchSite } from './launch-site';

/** A full stop after an address ends the sentence, not the address. */
const link = /\b[a-z]+:\/\/[^\s"'<>)\]]*[^\s"'<>)\].,;:!?]/gi;

const storyLink = /\]\(\s*([^)\s]+)/g;

/** Pages and files of the site, anchors, and links that open a program of the visitor's. */
const isOwn = (target: string): boolean => /^(\/(?!\/)|#|\.\.?\/|mailto:[^@]+@|tel:)/i.test(target);

/** Endings and names that no public site has (RFC 2606, RFC 6762). */
const reserved = /(^|\.)(example\.(com|net|org)|local|localhost|internal|test|invalid)$/;

/** Whether a host name, such as `www.agency.nl`, can be public. */
export const isPublicHost = (hostname: string): boolean =>
  /^[^.].*\.[a-z][a-z0-9-]+$/i.test(hostname) && !reserved.test(hostname);

/** What is wrong with an address as written; no request is sent to it. */
const faultOf = (address: string): string | undefined => {
  if (!/^https:\/\//i.test(address)) return 'Let links start with https://.';
  if (!URL.canParse(address) || /:\/\/.*:\/\//.test(address))
    return 'Fix links that are not addresses.';
  return isPublicHost(new URL(address).hostname)
    ? undefined
    : 'Fix links that lead to no public address.';
};

const targetsIn = (text: string): string[] => {
  const inStory = [...text.matchAll(storyLink)].flatMap(([, target]) =>
    target && !isOwn(target) ? [target] : [],
  );
  return [...new Set([...(text.match(link) ?? []), ...inStory])];
};

/** Finds links to other sites that cannot work, or that browsers warn about. */
export const findBadLinks = ({ texts }: LaunchSite): Finding[] =>
  texts.flatMap(({ text, place }) =>
    targetsIn(text).flatMap((found) => {
      const task = faultOf(found);
      return task ? [{ task, place, found }] : [];
    }),
  );
