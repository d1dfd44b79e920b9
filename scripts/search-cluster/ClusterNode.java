import java.io.IOException;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of a cluster of OpenSearch, until its standard input ends: it does not outlive whoever started it. */
public final class ClusterNode {
  /** Its folder and name, its ports for HTTP and for the other nodes, and of all nodes the addresses and the names. */
  public static void main(String[] args) throws IOException {
    OpenSearchRunner runner = new OpenSearchRunner();
    runner
        .onBuild(
            (number, settings) -> {
              settings.put("node.name", args[1]);
              settings.put("http.port", args[2]);
              settings.put("transport.port", args[3]);
              settings.putList("discovery.seed_hosts", args[4].split(","));
              settings.putList("cluster.initial_cluster_manager_nodes", args[5].split(","));
              settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
              for (String layer : new String[] {"transport", "http"}) {
                String ssl = "plugins.security.ssl." + layer + ".";
                settings.put(ssl + "pemcert_filepath", "node.pem");
                settings.put(ssl + "pemkey_filepath", "node.key");
                settings.put(ssl + "pemtrustedcas_filepath", "node.pem");
              }
              settings.put("plugins.security.ssl.http.enabled", true);
              settings.putList("plugins.security.nodes_dn", "CN=node");
              settings.put("plugins.security.allow_default_init_securityindex", true);
              settings.put("plugins.security.audit.type", "noop");
            })
        .build(
            OpenSearchRunner.newConfigs()
                .basePath(args[0])
                .clusterName("ingrana")
                .numOfNode(1)
                .moduleTypes("org.opensearch.security.OpenSearchSecurityPlugin,org.opensearch.painless.PainlessPlugin"));
    while (System.in.read() != -1) {}
    Runtime.getRuntime().halt(0);
  }
}
