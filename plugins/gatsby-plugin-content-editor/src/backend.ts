/** The repository that the editor saves to, in the form of Sveltia CMS. */
export interface Backend {
  name: 'github' | 'gitlab' | 'gitea';
  repo: string;
  branch?: string;
  base_url?: string;
  api_root?: string;
  auth_methods: ['token'];
}

/** A valid address of a repository. */
export const exampleRepository = 'https://github.com/owner/name#main';

const hostOf = (url: URL): Omit<Backend, 'repo' | 'auth_methods'> => {
  if (url.hostname === 'github.com') return { name: 'github' };
  if (url.hostname === 'gitlab.com') return { name: 'gitlab' };
  if (url.hostname.startsWith('gitlab.')) {
    return { name: 'gitlab', base_url: url.origin, api_root: `${url.origin}/api/v4` };
  }
  return { name: 'gitea', base_url: url.origin, api_root: `${url.origin}/api/v1` };
};

/**
 * Reads the address of the repository that the editor saves to.
 *
 * @param value For instance `https://github.com/owner/name#main`.
 * @param setting What the message of an error calls the setting.
 * @returns The option `backend`, or undefined where no repository is named.
 * @throws When the value is not the address of a repository.
 */
export const readBackend = (value: string | undefined, setting: string): Backend | undefined => {
  const address = value?.trim();
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const repo = url?.pathname.replace(/^\/+|\/+$|\.git\/*$/g, '') ?? '';
  if (url?.protocol !== 'https:' || !/^[^/]+(\/[^/]+)+$/.test(repo)) {
    throw new Error(
      `${setting} is "${address}"; it must be an address such as ${exampleRepository}.`,
    );
  }
  const branch = decodeURIComponent(url.hash.slice(1));
  return { ...hostOf(url), repo, ...(branch && { branch }), auth_methods: ['token'] };
};

/**
 * Replaces a missing repository, because Sveltia CMS offers local work only beside a git host.
 *
 * @param name How the editor names the folder that the user has to choose.
 */
export const localOnly = (name: string): Backend => ({
  name: 'gitea',
  repo: `local/${name}`,
  auth_methods: ['token'],
});

/** Addresses of the public git hosts' services. */
const serviceOrigins: Record<string, string[]> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
};

/** @returns The addresses that the editor has to reach for a repository. */
export const originsOf = ({ name, base_url: own }: Backend): string[] =>
  own ? [own] : (serviceOrigins[name] ?? []);
