import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { Refusal } from './refusal';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a socket's address is this machine; IPv4 may be written as IPv6 (`::ffff:127.0.0.1`). */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Whether a Host header, with or without port, names this machine.
 * A foreign page can point its own name to 127.0.0.1 (DNS rebinding), but its requests carry that name.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');

/** Whether a page on this machine sent the request, or no page. Browsers send Origin with every POST and cross-site request. */
export const isLoopbackOrigin = (origin: string | undefined): boolean =>
  origin === undefined || isLoopbackHost(origin.replace(/^https?:\/\//, ''));

/** Responds 403 to all other machines. */
export const localClientsOnly: RequestHandler = (request, _response, next) => {
  const isLocal =
    isLoopbackAddress(request.socket.remoteAddress) && isLoopbackHost(request.headers.host);
  next(isLocal ? undefined : new Refusal(403));
};

/** Responds 403 to pages of other sites, as the service does to domains that are not on its list. */
export const localPagesOnly: RequestHandler = (request, _response, next) =>
  next(isLoopbackOrigin(request.headers.origin) ? undefined : new Refusal(403));
