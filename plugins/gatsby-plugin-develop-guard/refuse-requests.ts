import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const decode = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decode(decoded);
  } catch {
    return path;
  }
};

/**
 * Why the develop server refuses a request, in one sentence; undefined if it answers. `hostOption`
 * is the value of `--host`.
 */
export const refusalOf = ({ method, url = '', headers }: RequestHead, hostOption?: string) => {
  const { host = '', origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = headers;
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (!isIP(name) && !['localhost', hostOption].includes(name))
    return `The develop server answers at localhost, at an IP address and at the name given with --host, not at "${name}".`;

  const path = decode(url.replace(/\?.*/, '')).replaceAll('\\', '/');
  if (path.split('/').includes('..')) return 'The path leaves its folder.';

  const opensPage = headers['sec-fetch-mode'] === 'navigate' && method === 'GET';
  const isOwn = ['none', 'same-origin'].includes(site) || (opensPage && !path.startsWith('/_'));
  if (!isOwn || origin.replace(/^https?:\/\//, '') !== host)
    return 'The develop server does not answer the pages of other sites.';
};
