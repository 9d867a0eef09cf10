/** The repository that the editor saves to, as Sveltia CMS wants it. */
export interface Backend {
  name: 'github' | 'gitlab' | 'gitea';
  repo: string;
  branch?: string;
  base_url?: string;
  api_root?: string;
  auth_methods: ['token'];
}

/** The setting that names the repository. */
export const repositorySetting = 'ADMIN_REPOSITORY';

/** What the setting looks like. */
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
 * Reads where the editor saves to.
 *
 * @param env The process's environment.
 * @returns The repository, or undefined where none is named.
 * @throws When the setting is no address of a repository.
 */
export const readBackend = (env: Record<string, string | undefined>): Backend | undefined => {
  const address = env[repositorySetting]?.trim();
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const repo = url?.pathname.replace(/^\/+|\/+$|\.git\/*$/g, '') ?? '';
  if (url?.protocol !== 'https:' || !/^[^/]+(\/[^/]+)+$/.test(repo)) {
    throw new Error(
      `${repositorySetting} is "${address}"; it must be an address such as ${exampleRepository}.`,
    );
  }
  const branch = decodeURIComponent(url.hash.slice(1));
  return { ...hostOf(url), repo, ...(branch && { branch }), auth_methods: ['token'] };
};

/**
 * Stands in where no repository is named, because Sveltia CMS offers local work only beside a git host.
 *
 * @param name What the editor calls the folder that it asks for.
 */
export const localOnly = (name: string): Backend => ({
  name: 'gitea',
  repo: `local/${name}`,
  auth_methods: ['token'],
});

/** Addresses that a host's own service answers at. */
const serviceOrigins: Record<string, string[]> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
};

/** @returns The addresses that the editor has to reach for a repository. */
export const originsOf = ({ name, base_url: own }: Backend): string[] =>
  own ? [own] : (serviceOrigins[name] ?? []);
