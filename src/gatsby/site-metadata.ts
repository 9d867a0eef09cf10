/** Where the site stands until its owner names the real address. */
const placeholder = 'https://starswell.example';

/**
 * What Gatsby knows as `siteMetadata`.
 *
 * @param env The process's environment, after the `.env` file was read.
 * @returns The site's address, without trailing slash.
 * @throws When the address in `GATSBY_SITE_URL` is not one that starts with http:// or https://.
 */
export const siteMetadata = (env: Record<string, string | undefined>): { siteUrl: string } => {
  const address = env.GATSBY_SITE_URL?.trim() || placeholder;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `GATSBY_SITE_URL is "${address}"; it must be an address such as ${placeholder}.`,
    );
  }
  return { siteUrl: address.replace(/\/+$/, '') };
};
