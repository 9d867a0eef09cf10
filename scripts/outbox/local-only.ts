import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { Refusal } from './refusal';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Says whether a client sits on this machine.
 *
 * @param address What the socket reports; IPv4 addresses may be written as IPv6 ones (`::ffff:127.0.0.1`).
 */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Says whether a Host header names this machine.
 *
 * A foreign page can make its own name lead to 127.0.0.1 (DNS rebinding); its requests come from here, but carry that name.
 *
 * @param host Name or address, with or without port.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');

/**
 * Says whether a page on this machine sent the request, or no page at all.
 *
 * @param origin The Origin header. Browsers name the page's origin there with every POST and every request of another site.
 */
export const isLoopbackOrigin = (origin: string | undefined): boolean =>
  origin === undefined || isLoopbackHost(origin.replace(/^https?:\/\//, ''));

/** Answers 403 to everybody who is not on this machine. */
export const localClientsOnly: RequestHandler = (request, _response, next) => {
  const isLocal =
    isLoopbackAddress(request.socket.remoteAddress) && isLoopbackHost(request.headers.host);
  next(isLocal ? undefined : new Refusal(403));
};

/** Answers 403 to pages of other sites, as the service does to pages that are not on its account's list of domains. */
export const localPagesOnly: RequestHandler = (request, _response, next) =>
  next(isLoopbackOrigin(request.headers.origin) ? undefined : new Refusal(403));
